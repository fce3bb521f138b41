CREATE TABLE "booking_requests" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"refusal" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_requests_user_id_key_pk" PRIMARY KEY("user_id","key")
);
