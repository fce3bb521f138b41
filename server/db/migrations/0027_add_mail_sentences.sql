CREATE TABLE "mail_sentences" (
	"template" text NOT NULL,
	"language" text NOT NULL,
	"sentence" text NOT NULL,
	CONSTRAINT "mail_sentences_template_language_pk" PRIMARY KEY("template","language")
);
