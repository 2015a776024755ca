-- Orders from before the column existed have no margin. Their lines hold everything that it follows from. The figures are
-- those of marginAfterGst and gstSlab in packages/money at the time of this migration.
with lines as (
  select order_id, quantity, unit_paise as cost, sale_unit_paise as price, gst_basis_points as cost_rate,
    case when hsn ~ '^(6[124]|63(?!09)|9404)'
        and gst_basis_points = case when unit_paise <= 262500 then 500 else 1800 end
      then case when sale_unit_paise <= 262500 then 500 else 1800 end
      else gst_basis_points end as sale_rate
  from order_items
), margins as (
  -- GST is rounded half up to the paisa, and the taxable value is the rest.
  select order_id,
    sum(quantity * (
      price - (2 * price * sale_rate + 10000 + sale_rate) / (2 * (10000 + sale_rate))
      - cost + (2 * cost * cost_rate + 10000 + cost_rate) / (2 * (10000 + cost_rate)))) as margin
  from lines group by order_id
  -- A line without a sale price, or with an unknown SKU, leaves the margin of its order unknown.
  having bool_and(coalesce(price, 0) > 0 and cost > 0)
)
update orders set margin_paise = margins.margin from margins
where margins.order_id = orders.id and orders.margin_paise is null;
