import { ConfirmEmail, confirmEmailMeta } from '#app/account/confirm-email.tsx'
import { useBroker } from '#app/broker-portal/session.ts'

export const meta = confirmEmailMeta

export default function ConfirmBrokerEmail() {
  return <ConfirmEmail realm="broker" email={useBroker().email} />
}
