-- Who runs the marketplace and who answers complaints, as visitors must be able to read it
-- (Consumer Protection (E-Commerce) Rules 2020, rule 4). One row, once somebody wrote it.
create table company (
  id uuid primary key,
  is_only boolean not null default true check (is_only) constraint company_only_one unique,
  legal_name text not null,
  address text not null,
  latitude double precision,
  longitude double precision,
  phone text,
  email text not null,
  officer_name text not null,
  officer_designation text not null,
  officer_phone text,
  officer_email text not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint company_point_whole check ((latitude is null) = (longitude is null))
);
create trigger company_version before update on company
  for each row execute function count_version();
