import { createContext, use } from 'react'
import type { Customer } from '#contract/customer/customer.ts'

/** The signed-in customer, provided by the portal to every screen. */
export const CustomerContext = createContext<Customer | undefined>(undefined)

export function useCustomer(): Customer {
  const customer = use(CustomerContext)
  if (!customer) throw new Error('This screen stands outside the customer portal.')
  return customer
}
