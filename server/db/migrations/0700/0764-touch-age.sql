-- Touches are deleted after a while (decision 0108), the oldest first.
create index touch_oldest on touch (created_at);
