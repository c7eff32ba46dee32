CREATE TABLE "card_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"serial_number" integer GENERATED ALWAYS AS IDENTITY (sequence name "card_applications_serial_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 26001 CACHE 1),
	"application_number" text NOT NULL,
	"account_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"carrier_type" text NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"paid" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "card_applications_serialNumber_unique" UNIQUE("serial_number"),
	CONSTRAINT "card_applications_applicationNumber_unique" UNIQUE("application_number")
);
--> statement-breakpoint
CREATE TABLE "lapsed_cart_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lapsed_cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"customer_id" integer,
	"name" text NOT NULL,
	"description" text,
	"price" integer NOT NULL,
	"tax_percentage" integer NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"payload" jsonb NOT NULL,
	"account_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fees" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"display_name" jsonb NOT NULL,
	"price" integer NOT NULL,
	"tax_percentage" integer NOT NULL,
	CONSTRAINT "fees_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "customer_accounts" ADD COLUMN "cart_renewals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_accounts" ADD COLUMN "cart_lapsed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_accounts" ADD COLUMN "cart_changes" jsonb;--> statement-breakpoint
ALTER TABLE "card_applications" ADD CONSTRAINT "card_applications_account_id_customer_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_applications" ADD CONSTRAINT "card_applications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lapsed_cart_items" ADD CONSTRAINT "lapsed_cart_items_account_id_customer_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_applications_account" ON "card_applications" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "lapsed_cart_items_account" ON "lapsed_cart_items" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_one_fee" ON "cart_items" USING btree ("account_id",("payload"->>'applicationId'),("payload"->>'feeId')) WHERE "cart_items"."type" = 'FEE';