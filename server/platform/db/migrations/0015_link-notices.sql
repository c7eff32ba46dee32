CREATE TABLE "link_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"account_id" integer NOT NULL,
	"other_account_id" integer NOT NULL,
	"customer_id" integer NOT NULL
);
