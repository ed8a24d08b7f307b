import { cn } from '#app/ui/class-name.ts'
import { formatPhone } from '#domain/contact/phone.ts'

const linkClass = 'text-link hover:underline'

export function EmailLink({ email, className }: { email: string; className?: string }) {
  return (
    <a href={`mailto:${email}`} className={cn(linkClass, className)}>
      {email}
    </a>
  )
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone}`} className={linkClass}>
      {formatPhone(phone)}
    </a>
  )
}
