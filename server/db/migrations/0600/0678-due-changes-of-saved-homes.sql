-- The job takes the longest due change, one per transaction: a list with new prices of thousands of
-- saved homes must not be sorted for each.
create index saved_home_event_due on saved_home_event (due_at);
