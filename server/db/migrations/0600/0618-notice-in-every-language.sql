-- The notice of an inquiry can be read in every language of the product.
alter table contact_consent
  drop constraint contact_consent_language_check,
  add constraint contact_consent_language_check check (is_language(language));
