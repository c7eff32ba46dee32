CREATE TABLE "account_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"type" text NOT NULL,
	"cancelable" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"terms_agreed_at" timestamp with time zone,
	"locale" text DEFAULT 'cs' NOT NULL,
	"cart_expires_at" timestamp with time zone,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_day" date,
	"email" text,
	"phone_number" text,
	"photo" text,
	"origin_id" integer,
	"street" text,
	"street_number" text,
	"city" text,
	"zip" text,
	"pin" text,
	"draft" boolean DEFAULT false NOT NULL,
	"external" boolean DEFAULT false NOT NULL,
	"parent_id" integer,
	"personal_data_verified_date" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "card_profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"card_id" integer NOT NULL,
	"position" integer NOT NULL,
	"customer_profile_id" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"confirmation_checked" date
);
--> statement-breakpoint
CREATE TABLE "customer_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"card_number" text NOT NULL,
	"customer_card_type" text NOT NULL,
	"carrier_type" text NOT NULL,
	"state" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"reclamation" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"issued" timestamp with time zone,
	"contact_me_if_card_found" boolean DEFAULT false NOT NULL,
	"marketing_consent" boolean DEFAULT false NOT NULL,
	CONSTRAINT "customer_cards_cardNumber_unique" UNIQUE("card_number")
);
--> statement-breakpoint
CREATE TABLE "e_wallet_transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "e_wallet_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"e_wallet_id" integer NOT NULL,
	"operation" text NOT NULL,
	"date_time" timestamp with time zone NOT NULL,
	"transaction_number" text NOT NULL,
	"line_number" text,
	"address" text,
	"amount" integer NOT NULL,
	"new_balance" integer NOT NULL,
	"processed_on_card" boolean DEFAULT false NOT NULL,
	"payment_type" text NOT NULL,
	"order_item_id" integer,
	"note" text,
	CONSTRAINT "e_wallet_transactions_transactionNumber_unique" UNIQUE("transaction_number"),
	CONSTRAINT "e_wallet_transactions_orderItemId_unique" UNIQUE("order_item_id")
);
--> statement-breakpoint
CREATE TABLE "e_wallets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "e_wallets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"card_id" integer NOT NULL,
	"current_amount" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "e_wallets_cardId_unique" UNIQUE("card_id"),
	CONSTRAINT "e_wallets_not_negative" CHECK ("e_wallets"."current_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vehicle_tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" integer NOT NULL,
	"ticket_number" text NOT NULL,
	"customer_profile_id" integer NOT NULL,
	"tariff_profile_id" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"ticket_price" integer NOT NULL,
	"passenger_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"sent" timestamp with time zone NOT NULL,
	CONSTRAINT "mails_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"done" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "sandbox_state" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"customer_id" integer,
	"name" text NOT NULL,
	"description" text,
	"price" integer NOT NULL,
	"tax_percentage" integer NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"payload" jsonb NOT NULL,
	"account_id" integer NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_items_price" CHECK ("cart_items"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"customer_id" integer,
	"name" text NOT NULL,
	"description" text,
	"price" integer NOT NULL,
	"tax_percentage" integer NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"payload" jsonb NOT NULL,
	"order_id" integer NOT NULL,
	"cancelled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "orders_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 260001 CACHE 1),
	"account_id" integer NOT NULL,
	"state" text NOT NULL,
	"issued" timestamp with time zone NOT NULL,
	"price" integer NOT NULL,
	"payment_type" text NOT NULL,
	"note" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"gateway" text NOT NULL,
	"order_number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payments_order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9999999999 START WITH 1000000001 CACHE 1),
	"gateway_payment_id" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"gateway_result" text,
	"created" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	CONSTRAINT "payments_gateway_order_number" UNIQUE("gateway","order_number")
);
--> statement-breakpoint
CREATE TABLE "simulated_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulated_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"payment_id" text NOT NULL,
	"order_number" text NOT NULL,
	"merchant_order_number" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"return_url" text NOT NULL,
	"return_method" text NOT NULL,
	"merchant_data" text,
	"status" integer NOT NULL,
	"result_code" text,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"pays_at" timestamp with time zone,
	"request" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attachment_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attachment_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_profile_id" integer NOT NULL,
	"display_name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "branch_offices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "branch_offices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"branch_number" integer NOT NULL,
	"street" text NOT NULL,
	"street_number" text NOT NULL,
	"city" text NOT NULL,
	"zip" text NOT NULL,
	"card_delivery_allowed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"display_name" jsonb NOT NULL,
	"profile_number" integer NOT NULL,
	"age_from" integer,
	"age_to" integer,
	"valid_from" date,
	"valid_to" date,
	"valid_to_default" text,
	"min_profile_days_validity" integer DEFAULT 0 NOT NULL,
	"require_confirmation" boolean DEFAULT false NOT NULL,
	"isic" boolean DEFAULT false NOT NULL,
	"reduced" boolean DEFAULT false NOT NULL,
	"check_ticket_collision" boolean DEFAULT true NOT NULL,
	"type" text DEFAULT 'PERSONAL' NOT NULL,
	"order_number" integer NOT NULL,
	CONSTRAINT "customer_profiles_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "price_list_periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_list_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"price_list_id" integer NOT NULL,
	"display_name" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date
);
--> statement-breakpoint
CREATE TABLE "price_list_zones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_list_zones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"period_id" integer NOT NULL,
	"zone_id" integer NOT NULL,
	"price" integer,
	CONSTRAINT "price_list_zones_period_zone" UNIQUE("period_id","zone_id")
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"display_name" jsonb NOT NULL,
	CONSTRAINT "price_lists_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "tariff_profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tariff_profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"display_name" jsonb NOT NULL,
	"type" text NOT NULL,
	"period" text,
	"period_quantity" integer,
	"fixed_valid_from_day" integer,
	"fixed_valid_from_month" integer,
	"fixed_valid_to_day" integer,
	"fixed_valid_to_month" integer,
	CONSTRAINT "tariff_profiles_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "ticket_combinations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_combinations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_profile_id" integer NOT NULL,
	"tariff_profile_id" integer NOT NULL,
	"price_list_id" integer NOT NULL,
	"type_name" text DEFAULT 'TIME' NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"order_number" integer NOT NULL,
	"counter_sale" boolean DEFAULT true NOT NULL,
	"eshop_sale" boolean DEFAULT true NOT NULL,
	"mobile_virtual_card_sale" boolean DEFAULT true NOT NULL,
	"mobile_eshop_account_sale" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "zones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	CONSTRAINT "zones_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "ticket_fares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_fares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"card_id" integer NOT NULL,
	"ticket_combination_id" integer NOT NULL,
	"customer_profile_id" integer NOT NULL,
	"tariff_profile_id" integer NOT NULL,
	"zone_ids" jsonb NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"price" integer NOT NULL,
	"cancelled" boolean DEFAULT false NOT NULL,
	"order_item_id" integer,
	CONSTRAINT "ticket_fares_orderItemId_unique" UNIQUE("order_item_id")
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_account_id_customer_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_profiles" ADD CONSTRAINT "card_profiles_card_id_customer_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."customer_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_profiles" ADD CONSTRAINT "card_profiles_customer_profile_id_customer_profiles_id_fk" FOREIGN KEY ("customer_profile_id") REFERENCES "public"."customer_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_cards" ADD CONSTRAINT "customer_cards_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_wallet_transactions" ADD CONSTRAINT "e_wallet_transactions_e_wallet_id_e_wallets_id_fk" FOREIGN KEY ("e_wallet_id") REFERENCES "public"."e_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_wallets" ADD CONSTRAINT "e_wallets_card_id_customer_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."customer_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_tickets" ADD CONSTRAINT "vehicle_tickets_transaction_id_e_wallet_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."e_wallet_transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_tickets" ADD CONSTRAINT "vehicle_tickets_customer_profile_id_customer_profiles_id_fk" FOREIGN KEY ("customer_profile_id") REFERENCES "public"."customer_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_account_id_customer_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_customer_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_types" ADD CONSTRAINT "attachment_types_customer_profile_id_customer_profiles_id_fk" FOREIGN KEY ("customer_profile_id") REFERENCES "public"."customer_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_periods" ADD CONSTRAINT "price_list_periods_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_zones" ADD CONSTRAINT "price_list_zones_period_id_price_list_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."price_list_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_zones" ADD CONSTRAINT "price_list_zones_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_combinations" ADD CONSTRAINT "ticket_combinations_customer_profile_id_customer_profiles_id_fk" FOREIGN KEY ("customer_profile_id") REFERENCES "public"."customer_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_combinations" ADD CONSTRAINT "ticket_combinations_tariff_profile_id_tariff_profiles_id_fk" FOREIGN KEY ("tariff_profile_id") REFERENCES "public"."tariff_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_combinations" ADD CONSTRAINT "ticket_combinations_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_fares" ADD CONSTRAINT "ticket_fares_card_id_customer_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."customer_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_fares" ADD CONSTRAINT "ticket_fares_ticket_combination_id_ticket_combinations_id_fk" FOREIGN KEY ("ticket_combination_id") REFERENCES "public"."ticket_combinations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_fares" ADD CONSTRAINT "ticket_fares_customer_profile_id_customer_profiles_id_fk" FOREIGN KEY ("customer_profile_id") REFERENCES "public"."customer_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_fares" ADD CONSTRAINT "ticket_fares_tariff_profile_id_tariff_profiles_id_fk" FOREIGN KEY ("tariff_profile_id") REFERENCES "public"."tariff_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_links_account_customer" ON "account_links" USING btree ("account_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_links_one_registered" ON "account_links" USING btree ("account_id") WHERE "account_links"."type" = 'REGISTERED';--> statement-breakpoint
CREATE INDEX "account_links_customer" ON "account_links" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_accounts_username" ON "customer_accounts" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "card_profiles_card_position" ON "card_profiles" USING btree ("card_id","position");--> statement-breakpoint
CREATE INDEX "customer_cards_customer" ON "customer_cards" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_cards_one_active" ON "customer_cards" USING btree ("customer_id") WHERE "customer_cards"."state" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "e_wallet_transactions_wallet_time" ON "e_wallet_transactions" USING btree ("e_wallet_id","date_time");--> statement-breakpoint
CREATE INDEX "vehicle_tickets_transaction" ON "vehicle_tickets" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "login_attempts_subject_at" ON "login_attempts" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_kind_subject" ON "outbox" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("done","not_before");--> statement-breakpoint
CREATE INDEX "cart_items_account" ON "cart_items" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_one_ticket_fare" ON "cart_items" USING btree ("account_id",("payload"->>'cardId')) WHERE "cart_items"."type" = 'TICKET_FARE';--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_one_recharge" ON "cart_items" USING btree ("account_id",("payload"->>'eWalletId')) WHERE "cart_items"."type" = 'ELECTRONIC_WALLET';--> statement-breakpoint
CREATE INDEX "order_items_order" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_account_number" ON "orders" USING btree ("account_id","number");--> statement-breakpoint
CREATE INDEX "orders_account_issued" ON "orders" USING btree ("account_id","issued");--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_gateway_payment_id" ON "payments" USING btree ("gateway","gateway_payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id") WHERE "payments"."state" in ('CREATED', 'IN_PROGRESS');--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_next_check" ON "payments" USING btree ("next_check_at");--> statement-breakpoint
CREATE UNIQUE INDEX "simulated_payments_gateway_payment" ON "simulated_payments" USING btree ("gateway","payment_id");--> statement-breakpoint
CREATE INDEX "ticket_combinations_profile" ON "ticket_combinations" USING btree ("customer_profile_id");--> statement-breakpoint
CREATE INDEX "ticket_fares_card_valid_to" ON "ticket_fares" USING btree ("card_id","valid_to");