import {
  Book,
  Camera,
  Car,
  Coffee,
  Droplets,
  Dumbbell,
  Gamepad2,
  GraduationCap,
  Heart,
  Home,
  type LucideIcon,
  MapPin,
  Music,
  Palette,
  Plane,
  Shield,
  ShoppingCart,
  Stethoscope,
  TreePine,
  Wifi,
  Zap,
} from 'lucide-react'
import type { InterestIcon as IconName } from '#contract/interest.ts'

const icons: Record<IconName, LucideIcon> = {
  home: Home,
  heart: Heart,
  'map-pin': MapPin,
  car: Car,
  wifi: Wifi,
  shield: Shield,
  zap: Zap,
  droplets: Droplets,
  'tree-pine': TreePine,
  dumbbell: Dumbbell,
  'graduation-cap': GraduationCap,
  stethoscope: Stethoscope,
  'shopping-cart': ShoppingCart,
  coffee: Coffee,
  plane: Plane,
  camera: Camera,
  music: Music,
  'gamepad-2': Gamepad2,
  book: Book,
  palette: Palette,
}

/** One of the twenty icons in its colour on a tinted background. */
export function InterestIcon({ name, color }: { name: IconName; color: string }) {
  const Icon = icons[name]
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-md"
      style={{ color, backgroundColor: `color-mix(in oklch, ${color} 14%, transparent)` }}
    >
      <Icon className="size-4.5" />
    </span>
  )
}
