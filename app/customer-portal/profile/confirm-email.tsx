import { ConfirmEmail, confirmEmailMeta } from '#app/account/confirm-email.tsx'
import { useCustomer } from '#app/customer-portal/session.ts'

export const meta = confirmEmailMeta

export default function ConfirmCustomerEmail() {
  return <ConfirmEmail realm="customer" email={useCustomer().email} />
}
