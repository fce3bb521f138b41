-- The tables of release 0.9.0, whose databases skip it (docs/decisions/one-baseline.md). As Drizzle generates them, but for this
-- extension, which lets one index hold a vehicle's id beside a range of time, and for what comes last.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "condition_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reservation_id" integer NOT NULL,
	"step" text NOT NULL,
	"damage_id" uuid,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_by" integer,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"preview" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "condition_photos_kind" CHECK ("condition_photos"."step" in ('hand-over', 'return')),
	CONSTRAINT "condition_photos_possible" CHECK ("condition_photos"."taken_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and "condition_photos"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and least("condition_photos"."width", "condition_photos"."height") > 0)
);
--> statement-breakpoint
CREATE TABLE "damages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vehicle_id" integer NOT NULL,
	"place" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reported_by" integer,
	"reservation_id" integer,
	"step" text,
	"repaired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "damages_place" CHECK ("damages"."place" in ('front', 'left', 'rear', 'right', 'roof', 'windscreen', 'wheels', 'load_space', 'inside', 'other')),
	CONSTRAINT "damages_found" CHECK (num_nulls("damages"."reservation_id", "damages"."step") <> 1),
	CONSTRAINT "damages_possible" CHECK ("damages"."reported_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and "damages"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z'),
	CONSTRAINT "damages_repaired" CHECK ("damages"."repaired_at" >= '1900-01-01 00:00Z')
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"reservation_id" integer NOT NULL,
	"step" text NOT NULL,
	"name" text NOT NULL,
	"strokes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signatures_reservation_id_step_pk" PRIMARY KEY("reservation_id","step")
);
--> statement-breakpoint
CREATE TABLE "counter_steps" (
	"reservation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"mileage_km" integer,
	"fuel_eighths" integer,
	"licence_seen" boolean,
	"note" text DEFAULT '' NOT NULL,
	"reason" text,
	"former_mileage_km" integer,
	"block_id" integer,
	"by_user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "counter_steps_reservation_id_kind_pk" PRIMARY KEY("reservation_id","kind"),
	CONSTRAINT "counter_steps_kind" CHECK ("counter_steps"."kind" in ('hand-over', 'return', 'no-show')),
	CONSTRAINT "counter_steps_readings" CHECK (num_nulls("counter_steps"."mileage_km", "counter_steps"."fuel_eighths") = case when "counter_steps"."kind" = 'no-show' then 2 else 0 end
        and "counter_steps"."mileage_km" >= 0 and "counter_steps"."fuel_eighths" between 0 and 8),
	CONSTRAINT "counter_steps_possible" CHECK ("counter_steps"."at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and "counter_steps"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z')
);
--> statement-breakpoint
CREATE TABLE "history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" integer,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"action" text NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "history_kind" CHECK ("history"."kind" in ('reservation', 'vehicle', 'block', 'user')),
	CONSTRAINT "history_action" CHECK ("history"."action" in ('created', 'changed', 'deleted'))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"recipient" text,
	"values" jsonb,
	"user_id" integer,
	"reservation_id" integer,
	"occasion" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "mails_message_id" UNIQUE("message_id"),
	CONSTRAINT "mails_occasion" UNIQUE("occasion"),
	CONSTRAINT "mails_template" CHECK ("mails"."template" in ('welcome', 'invitation', 'password-reset', 'password-changed', 'new-device', 'address-confirmation', 'address-changing', 'address-changed', 'booking-confirmed', 'booking-changed', 'booking-cancelled', 'vehicle-exchanged', 'reminder', 'late-return', 'handed-over', 'returned', 'message-received', 'message-arrived', 'message-answered')),
	CONSTRAINT "mails_language" CHECK ("mails"."language" in ('en', 'de')),
	CONSTRAINT "mails_end" CHECK (num_nonnulls("mails"."sent_at", "mails"."failed_at") <= 1)
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"message_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "papers_mail" UNIQUE("message_id","kind"),
	CONSTRAINT "papers_kind" CHECK ("papers"."kind" in ('confirmation', 'contract', 'hand-over-protocol', 'return-protocol')),
	CONSTRAINT "papers_language" CHECK ("papers"."language" in ('en', 'de'))
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" integer,
	"search_text" text GENERATED ALWAYS AS (searchable(subject || ' ' || name || ' ' || email || ' ' || body)) STORED NOT NULL,
	CONSTRAINT "contact_messages_possible" CHECK ("contact_messages"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and "contact_messages"."read_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z')
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vehicle_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "blocks_order" CHECK ("blocks"."ends_at" > "blocks"."starts_at"),
	CONSTRAINT "blocks_reason" CHECK ("blocks"."reason" in ('maintenance', 'inspection', 'repair', 'own_use')),
	CONSTRAINT "blocks_possible" CHECK ("blocks"."starts_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and "blocks"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z'),
	CONSTRAINT "blocks_until" CHECK ("blocks"."ends_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z')
);
--> statement-breakpoint
CREATE TABLE "occupancies" (
	"vehicle_id" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"kind" text NOT NULL,
	"reservation_id" integer,
	"block_id" integer,
	CONSTRAINT "occupancies_reservation" UNIQUE("reservation_id"),
	CONSTRAINT "occupancies_block" UNIQUE("block_id"),
	CONSTRAINT "occupancies_kind" CHECK ("occupancies"."kind" = case when "occupancies"."block_id" is not null then 'block' when "occupancies"."reservation_id" is not null then 'reservation' else 'retired' end and num_nonnulls("occupancies"."reservation_id", "occupancies"."block_id") <= 1),
	CONSTRAINT "occupancies_during" CHECK (not isempty("occupancies"."during") and not lower_inf("occupancies"."during"))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reservation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"recorded_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('payment', 'refund', 'deposit_taken', 'deposit_returned')),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('cash', 'card', 'transfer', 'other')),
	CONSTRAINT "payments_possible" CHECK ("payments"."at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and "payments"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and "payments"."amount" > 0 and "payments"."amount" <= 9999999999.99)
);
--> statement-breakpoint
CREATE TABLE "reservation_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" numeric(12, 2) NOT NULL,
	"unit" text NOT NULL,
	"unit_price" numeric(12, 2) NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"source" text,
	"vat_percent" numeric(5, 2),
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_lines_source" CHECK ("reservation_lines"."source" in ('return', 'no-show', 'hand')),
	CONSTRAINT "reservation_lines_kind" CHECK ("reservation_lines"."kind" in ('adjustment', 'discount', 'fee', 'fuel', 'kilometres', 'damage')),
	CONSTRAINT "reservation_lines_possible" CHECK ("reservation_lines"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and greatest(abs("reservation_lines"."unit_price"), abs("reservation_lines"."amount")) <= 9999999999.99)
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	"pick_up_at" timestamp with time zone NOT NULL,
	"drop_off_at" timestamp with time zone NOT NULL,
	"pick_up_location" text NOT NULL,
	"drop_off_location" text NOT NULL,
	"status" text DEFAULT 'CREATED' NOT NULL,
	"total_price" numeric(12, 2) NOT NULL,
	"booked_by_customer" boolean DEFAULT true NOT NULL,
	"buffer_minutes" integer DEFAULT 0 NOT NULL,
	"price_per_hour" numeric(12, 2),
	"price_per_day" numeric(12, 2),
	"price_per_week" numeric(12, 2),
	"deposit" numeric(12, 2),
	"included_km_per_day" integer,
	"price_per_extra_km" numeric(12, 2),
	"currency" text,
	"vat_percent" numeric(5, 2),
	"picked_up_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"no_show_at" timestamp with time zone,
	"billed_until" timestamp with time zone,
	"terms_hash" text,
	"customer_name" text,
	"customer_address" text,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reservations_billed" CHECK ("reservations"."billed_until" > "reservations"."drop_off_at" and "reservations"."billed_until" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z'),
	CONSTRAINT "reservations_order" CHECK ("reservations"."drop_off_at" > "reservations"."pick_up_at"),
	CONSTRAINT "reservations_moments" CHECK (least("reservations"."picked_up_at", "reservations"."returned_at", "reservations"."no_show_at") >= '1900-01-01 00:00Z' and greatest("reservations"."picked_up_at", "reservations"."returned_at", "reservations"."no_show_at") <= '9999-12-31 00:00Z' and "reservations"."buffer_minutes" between 0 and 1440),
	CONSTRAINT "reservations_possible" CHECK ("reservations"."pick_up_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and "reservations"."drop_off_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and "reservations"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and "reservations"."total_price" between 0 and 9999999999.99),
	CONSTRAINT "reservations_status" CHECK ("reservations"."status" in ('CREATED', 'CANCELLED', 'DONE'))
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"hash" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"valid_from" date NOT NULL,
	CONSTRAINT "terms_hash" CHECK ("terms"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_tokens_purpose" CHECK ("mail_tokens"."purpose" in ('reset', 'invitation', 'confirm'))
);
--> statement-breakpoint
CREATE TABLE "origins" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "origins_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"latin_name" text,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"address" text NOT NULL,
	"zip_code" text NOT NULL,
	"company_name" text,
	"vat_id" text,
	"password_hash" text NOT NULL,
	"roles" text[] NOT NULL,
	"built_in" boolean DEFAULT false NOT NULL,
	"note" text,
	"blocked" boolean DEFAULT false NOT NULL,
	"trusted" boolean DEFAULT false NOT NULL,
	"licence_seen_at" timestamp with time zone,
	"licence_class" text,
	"email_confirmed_at" timestamp with time zone,
	"pending_email" text,
	"language" text,
	"erased_at" timestamp with time zone,
	"merged_into" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(first_name || ' ' || last_name || ' ' || coalesce(latin_name, '') || ' ' || email || ' ' || zip_code || ' ' || coalesce(company_name, ''))) STORED NOT NULL,
	"phone_digits" text GENERATED ALWAYS AS (translate(phone_number, '+()-/. ', '')) STORED NOT NULL,
	CONSTRAINT "users_roles" CHECK ("users"."roles" <@ array['Customer', 'Administrator'] and cardinality("users"."roles") > 0),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('en', 'de')),
	CONSTRAINT "users_erased" CHECK ("users"."erased_at" is null or concat("users"."first_name", "users"."last_name", "users"."phone_number", "users"."address", "users"."zip_code", "users"."latin_name", "users"."company_name", "users"."vat_id", "users"."note", "users"."licence_class") = '' and not "users"."blocked" and not "users"."trusted" and "users"."licence_seen_at" is null and "users"."email" like 'erased-%@invalid' and "users"."erased_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z'),
	CONSTRAINT "users_licence_class" CHECK ("users"."licence_class" in ('B', 'BE', 'C1', 'C1E', 'C', 'CE', 'D1', 'D')),
	CONSTRAINT "users_licence_seen" CHECK ("users"."licence_seen_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z'),
	CONSTRAINT "users_possible" CHECK ("users"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z')
);
--> statement-breakpoint
CREATE TABLE "image_variants" (
	"image_id" uuid NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "image_variants_image_id_format_width_pk" PRIMARY KEY("image_id","format","width"),
	CONSTRAINT "image_variants_possible" CHECK ("image_variants"."width" > 0 and "image_variants"."format" in ('avif', 'webp', 'jpeg', 'png'))
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp with time zone,
	CONSTRAINT "images_possible" CHECK ("images"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and "images"."unused_since" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z')
);
--> statement-breakpoint
CREATE TABLE "vehicle_images" (
	"vehicle_id" integer NOT NULL,
	"position" integer NOT NULL,
	"image_id" uuid NOT NULL,
	CONSTRAINT "vehicle_images_vehicle_id_position_pk" PRIMARY KEY("vehicle_id","position"),
	CONSTRAINT "vehicle_images_image" UNIQUE("image_id")
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model" text NOT NULL,
	"image_id" uuid NOT NULL,
	"doors" integer NOT NULL,
	"seats" integer NOT NULL,
	"luggage" integer NOT NULL,
	"transmission" text NOT NULL,
	"air_conditioning" boolean NOT NULL,
	"fuel_type" text NOT NULL,
	"age" integer NOT NULL,
	"price_per_hour" numeric(12, 2) NOT NULL,
	"price_per_day" numeric(12, 2),
	"price_per_week" numeric(12, 2),
	"category" text,
	"licence_plate" text,
	"payload_kg" integer,
	"load_volume_m3" numeric(5, 1),
	"load_length_cm" integer,
	"tow_bar" boolean,
	"licence_class" text,
	"minimum_age" integer,
	"deposit" numeric(12, 2),
	"included_km_per_day" integer,
	"price_per_extra_km" numeric(12, 2),
	"buffer_minutes" integer,
	"inspection_due_on" date,
	"safety_check_due_on" date,
	"mileage_km" integer,
	"built_in" boolean DEFAULT false NOT NULL,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(model || ' ' || coalesce(licence_plate, ''))) STORED NOT NULL,
	CONSTRAINT "vehicles_image" UNIQUE("image_id"),
	CONSTRAINT "vehicles_possible" CHECK ("vehicles"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and least("vehicles"."doors", "vehicles"."seats", "vehicles"."luggage", "vehicles"."age") >= 0 and "vehicles"."price_per_hour" between 0.01 and 9999999999.99),
	CONSTRAINT "vehicles_data" CHECK (least("vehicles"."payload_kg", "vehicles"."load_volume_m3", "vehicles"."load_length_cm", "vehicles"."minimum_age", "vehicles"."included_km_per_day", "vehicles"."buffer_minutes", "vehicles"."mileage_km", "vehicles"."deposit", "vehicles"."price_per_extra_km") >= 0
        and least("vehicles"."price_per_day", "vehicles"."price_per_week") >= 0.01
        and greatest("vehicles"."price_per_day", "vehicles"."price_per_week", "vehicles"."deposit", "vehicles"."price_per_extra_km") <= 9999999999.99
        and "vehicles"."buffer_minutes" <= 1440),
	CONSTRAINT "vehicles_retired" CHECK ("vehicles"."retired_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z')
);
--> statement-breakpoint
CREATE TABLE "admin_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"screen" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_views_screen" CHECK ("admin_views"."screen" in ('reservations')),
	CONSTRAINT "admin_views_length" CHECK (length("admin_views"."name") between 1 and 40 and length("admin_views"."query") <= 500)
);
--> statement-breakpoint
CREATE TABLE "booking_requests" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"refusal" text,
	"reservation_id" integer,
	"total_price" numeric(12, 2),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_requests_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "booking_requests_possible" CHECK ("booking_requests"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z')
);
--> statement-breakpoint
CREATE TABLE "network_bookings" (
	"network" "bytea" NOT NULL,
	"reservation_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "row_counts" (
	"table_name" text NOT NULL,
	"rows" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_states" (
	"table_name" text PRIMARY KEY NOT NULL,
	"state" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "condition_photos" ADD CONSTRAINT "condition_photos_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_photos" ADD CONSTRAINT "condition_photos_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damages" ADD CONSTRAINT "damages_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damages" ADD CONSTRAINT "damages_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damages" ADD CONSTRAINT "damages_found_by" FOREIGN KEY ("reservation_id","step") REFERENCES "public"."counter_steps"("reservation_id","kind") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_of_step" FOREIGN KEY ("reservation_id","step") REFERENCES "public"."counter_steps"("reservation_id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_steps" ADD CONSTRAINT "counter_steps_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_steps" ADD CONSTRAINT "counter_steps_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_steps" ADD CONSTRAINT "counter_steps_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_lines" ADD CONSTRAINT "reservation_lines_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_terms_hash_terms_hash_fk" FOREIGN KEY ("terms_hash") REFERENCES "public"."terms"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "origins" ADD CONSTRAINT "origins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_variants" ADD CONSTRAINT "image_variants_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_images" ADD CONSTRAINT "vehicle_images_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_views" ADD CONSTRAINT "admin_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_bookings" ADD CONSTRAINT "network_bookings_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "condition_photos_step" ON "condition_photos" USING btree ("reservation_id","step");--> statement-breakpoint
CREATE INDEX "condition_photos_age" ON "condition_photos" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "damages_vehicle" ON "damages" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "damages_step" ON "damages" USING btree ("reservation_id","step");--> statement-breakpoint
CREATE INDEX "counter_steps_block" ON "counter_steps" USING btree ("block_id") WHERE "counter_steps"."block_id" is not null;--> statement-breakpoint
CREATE INDEX "history_subject" ON "history" USING btree ("kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("id") WHERE failed_at is not null and recipient is not null;--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_reservation" ON "mails" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "papers_reservation" ON "papers" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_subject" ON "contact_messages" USING btree ((folded("subject") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_name" ON "contact_messages" USING btree ((folded("name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_email" ON "contact_messages" USING btree ((folded("email") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "contact_messages_unread" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_unanswered" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "blocks_vehicle" ON "blocks" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "payments_reservation" ON "payments" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "reservation_lines_reservation" ON "reservation_lines" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_lines_adjustment" ON "reservation_lines" USING btree ("reservation_id") WHERE "reservation_lines"."kind" = 'adjustment';--> statement-breakpoint
CREATE INDEX "reservations_user" ON "reservations" USING btree ("user_id","pick_up_at","id");--> statement-breakpoint
CREATE INDEX "reservations_vehicle" ON "reservations" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "reservations_by_pick_up_at" ON "reservations" USING btree ("pick_up_at","id","vehicle_id","drop_off_at");--> statement-breakpoint
CREATE INDEX "reservations_by_drop_off_at" ON "reservations" USING btree ("drop_off_at","id","pick_up_at");--> statement-breakpoint
CREATE INDEX "reservations_open_by_pick_up_at" ON "reservations" USING btree ("pick_up_at","id","picked_up_at","drop_off_at","vehicle_id") WHERE "reservations"."status" = 'CREATED';--> statement-breakpoint
CREATE INDEX "reservations_by_pick_up_location" ON "reservations" USING btree ((folded("pick_up_location") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "reservations_by_drop_off_location" ON "reservations" USING btree ((folded("drop_off_location") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "reservations_by_total_price" ON "reservations" USING btree ("total_price","id");--> statement-breakpoint
CREATE INDEX "reservations_by_status" ON "reservations" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "reservations_open_by_drop_off_at" ON "reservations" USING btree ("drop_off_at","id") WHERE "reservations"."status" = 'CREATED';--> statement-breakpoint
CREATE INDEX "reservations_open_by_user" ON "reservations" USING btree ("user_id","drop_off_at","id") WHERE "reservations"."status" = 'CREATED';--> statement-breakpoint
CREATE INDEX "reservations_booked_by_customer" ON "reservations" USING btree ("user_id","created_at") WHERE "reservations"."booked_by_customer";--> statement-breakpoint
CREATE INDEX "reservations_done" ON "reservations" USING gist ("vehicle_id",tstzrange("pick_up_at", "drop_off_at", '[)')) WHERE "reservations"."status" = 'DONE';--> statement-breakpoint
CREATE INDEX "reservations_returned" ON "reservations" USING btree ("returned_at","id") WHERE "reservations"."returned_at" is not null;--> statement-breakpoint
CREATE INDEX "reservations_long" ON "reservations" USING btree ("pick_up_at","drop_off_at") WHERE "reservations"."drop_off_at" - "reservations"."pick_up_at" > interval '7 days';--> statement-breakpoint
CREATE INDEX "reservations_hidden" ON "reservations" USING btree ("id") WHERE "reservations"."hidden_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_out" ON "reservations" USING btree ("vehicle_id") WHERE "reservations"."picked_up_at" is not null and "reservations"."returned_at" is null and "reservations"."status" = 'CREATED';--> statement-breakpoint
CREATE INDEX "mail_tokens_user" ON "mail_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_tokens_expiry" ON "mail_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "origins_used" ON "origins" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_by_first_name" ON "users" USING btree ((folded("first_name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "users_by_last_name" ON "users" USING btree ((folded("last_name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ((folded("email") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "vehicles_by_model" ON "vehicles" USING btree ((folded("model") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "vehicles_by_price_per_hour" ON "vehicles" USING btree ("price_per_hour","id");--> statement-breakpoint
CREATE INDEX "vehicles_by_seats" ON "vehicles" USING btree ("seats","id");--> statement-breakpoint
CREATE INDEX "vehicles_by_doors" ON "vehicles" USING btree ("doors","id");--> statement-breakpoint
CREATE INDEX "vehicles_by_luggage" ON "vehicles" USING btree ("luggage","id");--> statement-breakpoint
CREATE INDEX "vehicles_by_age" ON "vehicles" USING btree ("age","id");--> statement-breakpoint
CREATE INDEX "vehicles_alike" ON "vehicles" USING btree (coalesce("category", ''),least("price_per_day", 24 * "price_per_hour"),"id") WHERE "vehicles"."retired_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "admin_views_name" ON "admin_views" USING btree ("user_id","screen",lower("name"));--> statement-breakpoint
CREATE INDEX "network_bookings_network" ON "network_bookings" USING btree ("network","created_at");--> statement-breakpoint
-- Nobody has a vehicle while somebody else does, or while it is out of service. Half-open: the next may start when the last
-- ends. Ranges whose end nobody knows go on for ever.
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_no_overlap"
	EXCLUDE USING gist ("vehicle_id" WITH =, "during" WITH &&);--> statement-breakpoint
INSERT INTO "row_counts" VALUES ('users', 0), ('vehicles', 0), ('reservations', 0), ('contact_messages', 0);--> statement-breakpoint
INSERT INTO "table_states" VALUES ('vehicles', gen_random_uuid());
