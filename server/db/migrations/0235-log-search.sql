-- The logs only grow, and are searched and narrowed all the same (docs/decisions/0236).

-- One kind of thing, newest first; and parts of words, whatever stands around them.
create index audit_event_kind on audit_event (target_kind, at desc, id desc);
create function audit_words(actor_name text, act text)
returns text language sql immutable parallel safe as $$
  select lower(' ' || actor_name || ' ' || act || ' ')
$$;
create index audit_event_words on audit_event using gin (audit_words(actor_name, act) gin_trgm_ops);

create index message_words on message using gin (search_text gin_trgm_ops);
create index message_status_newest on message (status, created_at desc, id desc);
create index message_category_newest on message (category, created_at desc, id desc);
