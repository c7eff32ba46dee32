CREATE TABLE "account_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"customer_id" integer,
	"person_name" text,
	"is_own" boolean DEFAULT false NOT NULL,
	"other_account_id" integer,
	"other_name" text,
	"card_number" text,
	"application_number" text,
	"link_type" text,
	"notification_type" text,
	"user_agent" text,
	"telephone_application" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
DROP INDEX "log_ins_account";--> statement-breakpoint
ALTER TABLE "log_ins" ADD COLUMN "token_id" text;--> statement-breakpoint
ALTER TABLE "log_ins" ADD COLUMN "credentials_version" integer;--> statement-breakpoint
ALTER TABLE "log_ins" ADD COLUMN "ends" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "log_ins" ADD COLUMN "ended" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "created" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_accounts" ADD COLUMN "ended_token_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "account_events_account" ON "account_events" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "account_events_at" ON "account_events" USING brin ("at");--> statement-breakpoint
CREATE INDEX "account_events_customer" ON "account_events" USING btree ("customer_id") WHERE "account_events"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "account_events_other_account" ON "account_events" USING btree ("other_account_id") WHERE "account_events"."other_account_id" is not null;--> statement-breakpoint
CREATE INDEX "log_ins_account" ON "log_ins" USING btree ("account_id","ends");--> statement-breakpoint
INSERT INTO "account_events" ("account_id", "kind", "at", "by")
SELECT "id", 'ACCOUNT_CREATED', "created", CASE WHEN "terms_agreed_at" IS NULL THEN 'OPERATOR' ELSE 'ACCOUNT' END
FROM "customer_accounts" WHERE "role" <> 'DELETED'
UNION ALL
SELECT "id", 'TERMS_AGREED', "terms_agreed_at", 'ACCOUNT'
FROM "customer_accounts" WHERE "role" <> 'DELETED' AND "terms_agreed_at" IS NOT NULL;
