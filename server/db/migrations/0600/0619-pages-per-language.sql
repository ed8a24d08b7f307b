-- A page of the site is written once for each language; readers of another see the English one.
alter table cms_page
  add column language text not null default 'en' check (is_language(language)),
  drop constraint cms_page_slug_taken,
  add constraint cms_page_slug_taken unique (slug, language);
alter table cms_page alter column language drop default;
drop index cms_page_one_home;
create unique index cms_page_one_home on cms_page (language) where is_home_page;
