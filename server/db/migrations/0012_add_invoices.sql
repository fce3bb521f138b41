CREATE TABLE "invoice_balances" (
	"invoice_id" integer PRIMARY KEY NOT NULL,
	"paid" numeric(12, 2) NOT NULL,
	"open" numeric(12, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_files" (
	"invoice_id" integer NOT NULL,
	"kind" text NOT NULL,
	"blob_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_files_invoice_id_kind_pk" PRIMARY KEY("invoice_id","kind"),
	CONSTRAINT "invoice_files_kind" CHECK ("invoice_files"."kind" in ('pdf', 'xml'))
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"prefix" text PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL,
	"last_hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoiced_lines" (
	"reservation_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	CONSTRAINT "invoiced_lines_reservation_id_line_id_pk" PRIMARY KEY("reservation_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"prefix" text NOT NULL,
	"reservation_id" integer NOT NULL,
	"cancels_id" integer,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"issued_by" integer,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"content" jsonb NOT NULL,
	"number" text GENERATED ALWAYS AS (content ->> 'number') STORED NOT NULL,
	"kind" text GENERATED ALWAYS AS (content ->> 'kind') STORED NOT NULL,
	"gross" numeric(12, 2) GENERATED ALWAYS AS ((content ->> 'gross')::numeric) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable((content ->> 'number') || ' ' || (content ->> 'reservation') || ' ' || (content #>> '{buyer,companyName}') || ' ' || (content #>> '{buyer,name}') || ' ' || (content ->> 'orderNumber'))) STORED NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("number"),
	CONSTRAINT "invoices_cancels" UNIQUE("cancels_id"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'cancellation', 'claim')),
	CONSTRAINT "invoices_cancellation" CHECK (("invoices"."kind" = 'cancellation') = ("invoices"."cancels_id" is not null)),
	CONSTRAINT "invoices_hash" CHECK ("invoices"."hash" = sha256("invoices"."previous_hash" || convert_to("invoices"."content"::text, 'UTF8')))
);
--> statement-breakpoint
-- What is over has its invoices elsewhere.
ALTER TABLE "reservations" ADD COLUMN "invoiced" numeric(12, 2);--> statement-breakpoint
-- Nobody changed the rows: they keep their versions. A database that is restored has no triggers yet.
DO $$ BEGIN
	IF EXISTS (SELECT FROM pg_trigger WHERE tgrelid = '"reservations"'::regclass AND tgname = 'raised') THEN
		ALTER TABLE "reservations" DISABLE TRIGGER "raised";
	END IF;
END $$;--> statement-breakpoint
UPDATE "reservations" SET "invoiced" = 0 WHERE "status" = 'CREATED';--> statement-breakpoint
DO $$ BEGIN
	IF EXISTS (SELECT FROM pg_trigger WHERE tgrelid = '"reservations"'::regclass AND tgname = 'raised') THEN
		ALTER TABLE "reservations" ENABLE TRIGGER "raised";
	END IF;
END $$;--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "invoiced" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "invoice_balances" ADD CONSTRAINT "invoice_balances_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_blob_hash_blobs_hash_fk" FOREIGN KEY ("blob_hash") REFERENCES "public"."blobs"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoiced_lines" ADD CONSTRAINT "invoiced_lines_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoiced_lines" ADD CONSTRAINT "invoiced_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_prefix_invoice_series_prefix_fk" FOREIGN KEY ("prefix") REFERENCES "public"."invoice_series"("prefix") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_cancels_id_invoices_id_fk" FOREIGN KEY ("cancels_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_balances_open" ON "invoice_balances" USING btree ("invoice_id") WHERE "invoice_balances"."open" > 0;--> statement-breakpoint
CREATE INDEX "invoice_files_blob" ON "invoice_files" USING btree ("blob_hash");--> statement-breakpoint
CREATE INDEX "invoiced_lines_invoice" ON "invoiced_lines" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_reservation" ON "invoices" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "invoices_by_issued_on" ON "invoices" USING btree ("issued_on","id");--> statement-breakpoint
CREATE INDEX "invoices_by_due_on" ON "invoices" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "invoices_by_gross" ON "invoices" USING btree ("gross","id");--> statement-breakpoint
CREATE INDEX "reservations_to_invoice" ON "reservations" USING btree ("returned_at","id") WHERE "reservations"."status" = 'DONE' and "reservations"."returned_at" is not null and "reservations"."total_price" <> "reservations"."invoiced";