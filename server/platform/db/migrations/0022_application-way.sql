CREATE TABLE "card_application_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_application_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "card_applications" ADD COLUMN "correction" jsonb;--> statement-breakpoint
ALTER TABLE "card_applications" ADD COLUMN "fee_of_id" integer;--> statement-breakpoint
ALTER TABLE "card_application_events" ADD CONSTRAINT "card_application_events_application_id_card_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."card_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_application_events_application" ON "card_application_events" USING btree ("application_id","id");--> statement-breakpoint
ALTER TABLE "card_applications" ADD CONSTRAINT "card_applications_fee_of_id_card_applications_id_fk" FOREIGN KEY ("fee_of_id") REFERENCES "public"."card_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_applications_fee_of" ON "card_applications" USING btree ("fee_of_id") WHERE "card_applications"."state" <> 'REJECTED';