CREATE TABLE "invoice_gaps" (
	"prefix" text NOT NULL,
	"from_number" integer NOT NULL,
	"to_number" integer NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"noted_by" integer,
	CONSTRAINT "invoice_gaps_prefix_from_number_pk" PRIMARY KEY("prefix","from_number"),
	CONSTRAINT "invoice_gaps_order" CHECK ("invoice_gaps"."from_number" <= "invoice_gaps"."to_number")
);
--> statement-breakpoint
ALTER TABLE "invoice_series" ADD COLUMN "unconfirmed_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD COLUMN "released_by" integer;--> statement-breakpoint
ALTER TABLE "invoice_gaps" ADD CONSTRAINT "invoice_gaps_prefix_invoice_series_prefix_fk" FOREIGN KEY ("prefix") REFERENCES "public"."invoice_series"("prefix") ON DELETE no action ON UPDATE no action;