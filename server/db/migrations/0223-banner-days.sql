-- A banner can be shown on some days of India only (real-behaviour 9): both ends included.
alter table cms_page
  add column shows_from date,
  add column shows_until date,
  add constraint cms_page_shows_in_order check (shows_until >= shows_from);
