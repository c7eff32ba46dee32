ALTER TABLE "customers" ADD COLUMN "personal_data_verified_by" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "changes" jsonb;