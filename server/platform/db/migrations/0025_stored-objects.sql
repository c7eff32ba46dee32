CREATE TABLE "stored_objects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"written" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stored_objects_state" ON "stored_objects" USING btree ("state","written");