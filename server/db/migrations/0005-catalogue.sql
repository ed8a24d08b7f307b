-- What the back office keeps: plans, interests, pages.

create table subscription_plan (
  id uuid primary key,
  name text not null constraint subscription_plan_name_taken unique,
  description text not null default '',
  price bigint not null default 0 check (price >= 0),
  duration integer not null default 1 check (duration >= 1),
  duration_type text not null default 'months' check (duration_type in ('days', 'months', 'years')),
  features text[] not null default '{}',
  -- -1 is unlimited (spec section 3).
  limit_property_listings integer not null default -1 check (limit_property_listings >= -1),
  limit_contact_views integer not null default -1 check (limit_contact_views >= -1),
  limit_premium_listings integer not null default 0 check (limit_premium_listings >= -1),
  analytics_access boolean not null default false,
  priority_support boolean not null default false,
  is_active boolean not null default true,
  is_popular boolean not null default false,
  sort_order integer not null default 0,
  color text not null default '#3b82f6' check (color ~ '^#[0-9a-fA-F]{6}$'),
  created_at timestamptz not null default now()
);

create table interest (
  id uuid primary key,
  name text not null constraint interest_name_taken unique,
  description text,
  category text not null default 'lifestyle' check (category in ('location', 'amenity', 'lifestyle', 'investment', 'family')),
  icon text not null default 'home',
  color text not null default '#3b82f6' check (color ~ '^#[0-9a-fA-F]{6}$'),
  is_active boolean not null default true,
  sort_order integer not null default 0,
  created_at timestamptz not null default now()
);

create table cms_page (
  id uuid primary key,
  title text not null,
  slug text not null constraint cms_page_slug_taken unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
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
  updated_at timestamptz not null default now()
);
create unique index cms_page_one_home on cms_page (is_home_page) where is_home_page;
