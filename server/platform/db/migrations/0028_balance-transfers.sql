CREATE TABLE "balance_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "balance_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" uuid DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"e_wallet_id" integer NOT NULL,
	"old_card_mark" text NOT NULL,
	"old_card_masked" text NOT NULL,
	"old_card_sealed" "bytea",
	"key" text,
	"at_most" integer NOT NULL,
	"state" text NOT NULL,
	"amount" integer,
	"refusal" text,
	"begun" timestamp with time zone NOT NULL,
	"decided" timestamp with time zone,
	"booked" timestamp with time zone,
	CONSTRAINT "balance_transfers_reference_unique" UNIQUE("reference"),
	CONSTRAINT "balance_transfers_amount" CHECK (("balance_transfers"."state" in ('TAKEN', 'BOOKED')) = ("balance_transfers"."amount" is not null) and "balance_transfers"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "simulated_old_cards" (
	"card_number" text PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	"holder" jsonb,
	"fault" text DEFAULT 'NONE' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_takings" (
	"id" text PRIMARY KEY NOT NULL,
	"card_number" text NOT NULL,
	"amount" integer,
	"refusal" text,
	"decided" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "balance_transfers" ADD CONSTRAINT "balance_transfers_account_id_customer_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_transfers" ADD CONSTRAINT "balance_transfers_e_wallet_id_e_wallets_id_fk" FOREIGN KEY ("e_wallet_id") REFERENCES "public"."e_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "balance_transfers_one_open" ON "balance_transfers" USING btree ("old_card_mark") WHERE "balance_transfers"."state" in ('BEGUN', 'TAKEN');--> statement-breakpoint
CREATE UNIQUE INDEX "balance_transfers_key" ON "balance_transfers" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "balance_transfers_wallet" ON "balance_transfers" USING btree ("e_wallet_id");