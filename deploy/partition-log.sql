-- Divides the log of a PostgreSQL database into 16 parts by table, so that each part has an index and a vacuum of its own.
-- Everything that the server asks of the log names a table, so it looks into one part only. Run it once, at a quiet hour:
-- writing waits until it is done.
--   psql "$COSECHA_DATABASE" --set ON_ERROR_STOP=1 --file partition-log.sql
begin;
lock table log in access exclusive mode;
alter table log rename to log_whole;
alter table log_whole rename constraint log_key to log_whole_key;
alter index log_trace rename to log_whole_trace;
create table log (like log_whole including defaults) partition by hash (table_id);
do $$
begin
  for part in 0..15 loop
    execute format('create table log_%s partition of log for values with (modulus 16, remainder %s)', part, part);
  end loop;
end $$;
insert into log select * from log_whole;
alter table log add constraint log_key primary key (table_id, n);
create index log_trace on log (person) where trace = 1;
drop table log_whole;
commit;
