CREATE TABLE "bank_card_tokenizations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_card_tokenizations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "bank_card_tokenizations_order_id" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9999999999 START WITH 5000000001 CACHE 1),
	"application_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"state" text NOT NULL,
	"card_id" integer,
	"created" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"silences" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bank_card_tokenizations_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "simulated_tokenizations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulated_tokenizations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"text" text NOT NULL,
	"callback" text NOT NULL,
	"state" text NOT NULL,
	"card_number" text,
	"token" text,
	"succeeds_at" timestamp with time zone,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "simulated_tokenizations_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "customer_cards" DROP CONSTRAINT "customer_cards_cardNumber_unique";--> statement-breakpoint
ALTER TABLE "customer_cards" ADD COLUMN "bank_card_token" text;--> statement-breakpoint
ALTER TABLE "bank_card_tokenizations" ADD CONSTRAINT "bank_card_tokenizations_application_id_card_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."card_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_card_tokenizations" ADD CONSTRAINT "bank_card_tokenizations_account_id_customer_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_card_tokenizations" ADD CONSTRAINT "bank_card_tokenizations_card_id_customer_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."customer_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_card_tokenizations_one_open" ON "bank_card_tokenizations" USING btree ("application_id") WHERE "bank_card_tokenizations"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "bank_card_tokenizations_application" ON "bank_card_tokenizations" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "bank_card_tokenizations_account" ON "bank_card_tokenizations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "bank_card_tokenizations_next_check" ON "bank_card_tokenizations" USING btree ("next_check_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_cards_number" ON "customer_cards" USING btree ("card_number") WHERE "customer_cards"."customer_card_type" <> 'BANK';--> statement-breakpoint
ALTER TABLE "customer_cards" ADD CONSTRAINT "customer_cards_bankCardToken_unique" UNIQUE("bank_card_token");