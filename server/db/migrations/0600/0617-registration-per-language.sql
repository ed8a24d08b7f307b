-- A text is registered once for each language: with the operator (DLT) and with WhatsApp.
alter table message_template add column provider_language text;
update message_template set provider_language = language where channel = 'whatsapp';
update message_template
  set language = case split_part(language, '_', 1) when 'hi' then 'hi' else 'en' end;
alter table message_template
  alter column language drop default,
  add constraint message_template_language check (is_language(language)),
  drop constraint message_template_once,
  add constraint message_template_once unique (name, channel, language),
  -- WhatsApp has codes of its own, such as en_US.
  add constraint message_template_provider_language
    check ((channel = 'whatsapp') = (provider_language is not null));

alter table message
  -- The variables in the source language, which stands in for one without a registered text.
  add column source_variables jsonb,
  -- Erasing a message's variables erases both.
  add constraint message_source_variables
    check (source_variables is null or variables <> '{}'),
  -- Where it was not sent in the recipient's language.
  add column sent_language text check (is_language(sent_language));
