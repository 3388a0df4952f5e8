-- What asking a language model about a document took. With the document, not with its content: what is known of a content is not asked again.
ALTER TABLE "documents" ADD COLUMN "model_use" JSONB;
