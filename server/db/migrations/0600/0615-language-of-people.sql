-- The language that somebody is written to in. Accounts can change theirs; what a guest sent keeps
-- that of the request, for the answers to it.
alter table customer add column language text not null default 'en' check (is_language(language));
alter table broker add column language text not null default 'en' check (is_language(language));
alter table administrator
  add column language text not null default 'en' check (is_language(language));
alter table inquiry add column language text not null default 'en' check (is_language(language));
alter table ticket add column language text not null default 'en' check (is_language(language));
alter table waitlist add column language text not null default 'en' check (is_language(language));
-- The language of the text, in which it is written again when it is sent.
alter table message add column language text not null default 'en' check (is_language(language));
