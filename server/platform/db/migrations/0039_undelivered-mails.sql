CREATE TABLE "undelivered_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "undelivered_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"failed" timestamp with time zone NOT NULL,
	"reached_since" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "undelivered_mails_account" ON "undelivered_mails" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "undelivered_mails_failed" ON "undelivered_mails" USING btree ("failed","id");