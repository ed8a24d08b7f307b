-- The same order over listings in every state.
create index property_submitted on property (submitted_at, id) where removed_at is null;
