-- The HTML of a page is made and cleaned when it is written; visitors read this.
alter table cms_page add column html text not null default '';

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;
create trigger cms_page_updated before update on cms_page
  for each row execute function touch_updated_at();
create index cms_page_shown on cms_page (type, sort_order) where status = 'published';
