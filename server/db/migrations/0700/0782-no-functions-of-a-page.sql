-- What the page of a listing asks of them stands in its statement: PostgreSQL starts each call of a
-- function with a query inside like a statement, twice for every page.
drop function if exists broker_agents(uuid);
drop function if exists property_takes_visits(uuid, uuid);
