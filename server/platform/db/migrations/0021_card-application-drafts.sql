CREATE TABLE "card_application_draft_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_application_draft_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"draft_id" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "card_application_draft_files_file" UNIQUE("draft_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "card_application_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_application_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"carrier_type" text NOT NULL,
	"is_own" boolean NOT NULL,
	"customer_id" integer,
	"flow_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"shape" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"photo" "bytea",
	"saved" timestamp with time zone NOT NULL,
	CONSTRAINT "card_application_drafts_subject" UNIQUE NULLS NOT DISTINCT("account_id","carrier_type","is_own","customer_id")
);
--> statement-breakpoint
ALTER TABLE "card_application_draft_files" ADD CONSTRAINT "card_application_draft_files_draft_id_card_application_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."card_application_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_application_drafts" ADD CONSTRAINT "card_application_drafts_account_id_customer_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_application_drafts" ADD CONSTRAINT "card_application_drafts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_application_drafts_saved" ON "card_application_drafts" USING btree ("saved");