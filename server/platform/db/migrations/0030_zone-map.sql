CREATE TABLE "zone_connections" (
	"zone_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	CONSTRAINT "zone_connections_zone_id_other_id_pk" PRIMARY KEY("zone_id","other_id"),
	CONSTRAINT "zone_connections_ordered" CHECK ("zone_connections"."zone_id" < "zone_connections"."other_id")
);
--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "map_column" integer;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "map_row" integer;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "around_id" integer;--> statement-breakpoint
ALTER TABLE "zone_connections" ADD CONSTRAINT "zone_connections_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_connections" ADD CONSTRAINT "zone_connections_other_id_zones_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "zone_connections_other" ON "zone_connections" USING btree ("other_id");--> statement-breakpoint
ALTER TABLE "zones" ADD CONSTRAINT "zones_around_id_zones_id_fk" FOREIGN KEY ("around_id") REFERENCES "public"."zones"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zones" ADD CONSTRAINT "zones_map_place" UNIQUE("map_column","map_row");--> statement-breakpoint
ALTER TABLE "zones" ADD CONSTRAINT "zones_map_place_whole" CHECK (("zones"."map_column" is null) = ("zones"."map_row" is null));