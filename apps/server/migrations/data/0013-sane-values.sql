-- Amounts and instants within what a ledger can mean: at most 40 digits, no infinity, no year 5000.
do $$
declare
  item record;
  amount text := 'scale(%1$I) <= 60 and abs(%1$I) < 1e40 and length(ltrim(replace(abs(%1$I)::text, ''.'', ''''), ''0'')) <= 40';
  instant text := '%1$I >= ''1900-01-01 00:00+00'' and %1$I < ''2200-01-01 00:00+00''';
begin
  for item in
    select c.table_name, c.column_name, c.data_type from information_schema.columns c
      where c.table_schema = 'public' and c.data_type in ('numeric', 'timestamp with time zone')
        and c.table_name in ('profiles', 'transactions', 'tombstones', 'portfolio', 'exchange_connections', 'tax_reports', 'sync_keys')
  loop
    execute format('alter table public.%I add constraint %I check (%s)', item.table_name,
      item.table_name || '_' || item.column_name || '_within',
      format(case item.data_type when 'numeric' then amount else instant end, item.column_name));
  end loop;
end $$;
