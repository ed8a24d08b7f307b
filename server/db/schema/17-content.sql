create table interest (
  id uuid primary key,
  name text not null constraint interest_name_taken unique,
  description text,
  category text not null default 'lifestyle'
    check (category in ('location', 'amenity', 'lifestyle', 'investment', 'family')),
  icon text not null default 'home',
  color text not null default '#3b82f6' check (color ~ '^#[0-9a-fA-F]{6}$'),
  is_active boolean not null default true,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  version integer not null default 1
);

create table cms_page (
  id uuid primary key,
  title text not null,
  slug text not null constraint cms_page_slug_taken unique
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  content text not null default '',
  meta_title text,
  meta_description text,
  type text not null default 'page' check (type in ('page', 'faq', 'banner', 'policy', 'help')),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  featured_image text,
  is_home_page boolean not null default false,
  sort_order integer not null default 0,
  author_id uuid references administrator,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- The HTML of a page is made and cleaned when it is written; visitors read this.
  html text not null default '',
  -- A banner can be shown on some days of India only (real-behaviour 9): both ends included.
  shows_from date,
  shows_until date,
  constraint cms_page_shows_in_order check (shows_until >= shows_from)
);
create unique index cms_page_one_home on cms_page (is_home_page) where is_home_page;
create index cms_page_shown on cms_page (type, sort_order) where status = 'published';

-- Who wants to hear when a city gets its first live listing; told once.
create table waitlist (
  id uuid primary key,
  -- As it was typed; matched with a Location's name or alias whatever the case.
  city text not null check (city <> ''),
  email text,
  phone text,
  -- When the person agreed to be told, by these addresses and for this alone (india.md 1.8).
  consented_at timestamptz not null default now(),
  notified_at timestamptz,
  constraint waitlist_reachable check (email is not null or phone is not null),
  -- Anybody can type anybody's address: nothing but the question goes there before its owner
  -- confirms it, with the link in the e-mail or the code in the SMS.
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  -- When the question was sent last.
  asked_at timestamptz not null default now(),
  constraint waitlist_confirmed_reachable check (
    (email_confirmed_at is null or email is not null)
    and (phone_confirmed_at is null or phone is not null)),
  constraint waitlist_notified_confirmed check (
    notified_at is null or coalesce(email_confirmed_at, phone_confirmed_at) is not null)
);
-- The same person waits once for a city.
create unique index waitlist_email on waitlist (lower(city), email) where email is not null;
create unique index waitlist_phone on waitlist (lower(city), phone) where phone is not null;
create index waitlist_newest on waitlist (consented_at desc, id desc);
create index waitlist_waiting on waitlist (lower(city))
  where notified_at is null and coalesce(email_confirmed_at, phone_confirmed_at) is not null;
create index waitlist_unconfirmed on waitlist (asked_at)
  where coalesce(email_confirmed_at, phone_confirmed_at) is null;
