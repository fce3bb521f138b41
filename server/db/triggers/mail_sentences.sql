CREATE OR REPLACE TRIGGER recorded AFTER INSERT OR DELETE OR UPDATE ON "mail_sentences" FOR EACH ROW
	EXECUTE FUNCTION record_setting('mail_sentence', 'template', 'language', 'sentence');
