import {
  Building2,
  ChartColumn,
  CircleUser,
  ClipboardCheck,
  CreditCard,
  FileText,
  FileUp,
  Flag,
  Heart,
  Hourglass,
  KeyRound,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  MapPin,
  MessageSquare,
  ScrollText,
  ShieldCheck,
  ShieldUser,
  Star,
  UserCheck,
  Users,
} from 'lucide-react'
import type { Right } from '#contract/access.ts'

export interface MenuItem {
  path: string
  label: string
  icon: LucideIcon
  /** Hidden from roles without this right. */
  right?: Right
}

/** The sidebar in the order of REP-8, each item below /bb-admin. */
export const menu: MenuItem[] = [
  { path: 'dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { path: 'brokers', label: 'Brokers', icon: UserCheck },
  { path: 'customers', label: 'Customers', icon: Users, right: 'customer.read' },
  { path: 'properties', label: 'Properties', icon: Building2 },
  { path: 'subscriptions', label: 'Subscriptions', icon: CreditCard, right: 'subscription.read' },
  { path: 'locations', label: 'Locations', icon: MapPin },
  { path: 'interests', label: 'Interests', icon: Heart },
  { path: 'cms', label: 'CMS Pages', icon: FileText },
  { path: 'reports', label: 'Reports', icon: ChartColumn },
  { path: 'messages', label: 'Messages', icon: MessageSquare, right: 'message.read' },
]

/** Screens that are not among the ten items of REP-8. */
export const furtherMenu: MenuItem[] = [
  { path: 'review', label: 'Review desk', icon: ClipboardCheck, right: 'property.review' },
  { path: 'kyc', label: 'KYC desk', icon: ShieldCheck, right: 'broker.review' },
  { path: 'tickets', label: 'Tickets', icon: LifeBuoy, right: 'ticket.read' },
  { path: 'reviews', label: 'Reviews', icon: Star, right: 'review.read' },
  { path: 'flags', label: 'Flags', icon: Flag, right: 'flag.read' },
  { path: 'waitlist', label: 'Waitlist', icon: Hourglass, right: 'customer.read' },
  { path: 'import', label: 'Imports', icon: FileUp, right: 'property.import' },
  { path: 'audit', label: 'Audit Log', icon: ScrollText, right: 'audit.read' },
  {
    path: 'administrators',
    label: 'Administrators',
    icon: ShieldUser,
    right: 'administrator.change',
  },
  { path: 'roles', label: 'Roles', icon: KeyRound },
]

/** Whether a screen belongs to an item. */
export const isUnder = ({ path }: MenuItem, pathname: string): boolean =>
  `${pathname}/`.startsWith(`/bb-admin/${path}/`)

/** Returns the right that a screen requires, or undefined. */
export const rightFor = (pathname: string): Right | undefined =>
  [...menu, ...furtherMenu].find((item) => isUnder(item, pathname))?.right

export const profileItem: MenuItem = {
  path: 'profile',
  label: 'Profile & Settings',
  icon: CircleUser,
}
