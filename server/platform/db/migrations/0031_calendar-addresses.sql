CREATE TABLE "calendar_addresses" (
	"key" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"last_fetched" timestamp with time zone,
	"revisions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fingerprint" text,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_addresses_accountId_unique" UNIQUE("account_id")
);
--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_account_id_customer_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer_accounts"("id") ON DELETE cascade ON UPDATE no action;