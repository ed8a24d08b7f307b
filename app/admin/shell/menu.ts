import {
  Building2,
  ChartColumn,
  CircleUser,
  ClipboardCheck,
  Cog,
  Copy,
  CreditCard,
  FileBadge,
  FileText,
  FileUp,
  Flag,
  Handshake,
  Heart,
  Hourglass,
  KeyRound,
  KeySquare,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  MapPin,
  Megaphone,
  MessageSquare,
  Percent,
  PhoneOff,
  ScrollText,
  ShieldCheck,
  ShieldUser,
  Star,
  UserCheck,
  UserRoundCheck,
  Users,
} from 'lucide-react'
import type { Right } from '#contract/access.ts'
import { msg } from '#domain/locale/translate.ts'

export interface MenuItem {
  path: string
  label: string
  icon: LucideIcon
  /** Hidden from roles without this right. */
  right?: Right
}

/** The sidebar in the order of REP-8, each item below /bb-admin. */
export const menu: MenuItem[] = [
  { path: 'dashboard', label: msg('Dashboard'), icon: LayoutDashboard },
  { path: 'brokers', label: msg('Brokers'), icon: UserCheck },
  { path: 'customers', label: msg('Customers'), icon: Users, right: 'customer.read' },
  { path: 'properties', label: msg('Properties'), icon: Building2 },
  {
    path: 'subscriptions',
    label: msg('Subscriptions'),
    icon: CreditCard,
    right: 'subscription.read',
  },
  { path: 'locations', label: msg('Locations'), icon: MapPin },
  { path: 'interests', label: msg('Interests'), icon: Heart },
  { path: 'cms', label: msg('CMS Pages'), icon: FileText },
  { path: 'reports', label: msg('Reports'), icon: ChartColumn },
  { path: 'messages', label: msg('Messages'), icon: MessageSquare, right: 'message.read' },
]

/** Screens that are not among the ten items of REP-8. */
export const furtherMenu: MenuItem[] = [
  { path: 'review', label: msg('Review desk'), icon: ClipboardCheck, right: 'property.review' },
  { path: 'kyc', label: msg('KYC desk'), icon: ShieldCheck, right: 'broker.review' },
  { path: 'rera', label: msg('RERA numbers'), icon: FileBadge, right: 'property.review' },
  { path: 'homes', label: msg('Same homes'), icon: Copy, right: 'property.review' },
  { path: 'tickets', label: msg('Tickets'), icon: LifeBuoy, right: 'ticket.read' },
  { path: 'reviews', label: msg('Reviews'), icon: Star, right: 'review.read' },
  { path: 'flags', label: msg('Reported listings'), icon: Flag, right: 'flag.read' },
  { path: 'requirements', label: msg('Requirements'), icon: Megaphone, right: 'flag.read' },
  { path: 'call-reports', label: msg('Unwanted calls'), icon: PhoneOff, right: 'flag.read' },
  { path: 'approvals', label: msg('Approvals'), icon: UserRoundCheck, right: 'approval.decide' },
  { path: 'rates', label: msg('Rates and charges'), icon: Percent, right: 'property.read' },
  { path: 'waitlist', label: msg('Waitlist'), icon: Hourglass, right: 'customer.read' },
  { path: 'import', label: msg('Imports'), icon: FileUp, right: 'property.import' },
  { path: 'partners', label: msg('Partners'), icon: Handshake, right: 'partner.read' },
  { path: 'api-keys', label: msg('API keys'), icon: KeySquare, right: 'partner.read' },
  { path: 'jobs', label: msg('Background jobs'), icon: Cog, right: 'job.read' },
  { path: 'audit', label: msg('Audit Log'), icon: ScrollText, right: 'audit.read' },
  {
    path: 'administrators',
    label: msg('Administrators'),
    icon: ShieldUser,
    right: 'administrator.change',
  },
  { path: 'roles', label: msg('Roles'), icon: KeyRound },
]

/** Whether a screen belongs to an item. */
export const isUnder = ({ path }: MenuItem, pathname: string): boolean =>
  `${pathname}/`.startsWith(`/bb-admin/${path}/`)

/** Returns the right that a screen requires, or undefined. */
export const rightFor = (pathname: string): Right | undefined =>
  [...menu, ...furtherMenu].find((item) => isUnder(item, pathname))?.right

export const profileItem: MenuItem = {
  path: 'profile',
  label: msg('Profile & Settings'),
  icon: CircleUser,
}
