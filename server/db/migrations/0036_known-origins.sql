CREATE TABLE "known_origins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_origins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"mark" text NOT NULL,
	"seen_again" boolean DEFAULT false NOT NULL,
	"last_used" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "known_origins_mark" ON "known_origins" USING btree ("account_id","kind","mark");--> statement-breakpoint
CREATE INDEX "known_origins_last_used" ON "known_origins" USING btree ("last_used");