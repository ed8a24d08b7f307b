/** Returns the broker of a listing, an order or a conversation by name. */
export function presentBrokerName(row: {
  broker_id: string
  first_name: string
  last_name: string
  company_name: string
}) {
  return {
    _id: row.broker_id,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
  }
}
