-- One's own acts, newest first.
create index audit_event_actor on audit_event (actor_id, at desc, id desc) where actor_id is not null;
