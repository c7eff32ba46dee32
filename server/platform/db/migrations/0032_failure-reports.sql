CREATE TABLE "failure_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "failure_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"reported" timestamp with time zone NOT NULL,
	"ticket" text NOT NULL,
	CONSTRAINT "failure_reports_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE INDEX "failure_reports_reported" ON "failure_reports" USING brin ("reported");