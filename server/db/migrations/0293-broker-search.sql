-- Parts of a broker's name, company and address, as the desks find theirs (docs/decisions/0291).
create index broker_search on broker using gin (search_text gin_trgm_ops);
