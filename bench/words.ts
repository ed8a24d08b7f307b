/** What people write in titles and descriptions; the commoner ones come first. */
export const remarks = [
  'Close to schools, hospital and the metro station.',
  'Covered parking and round the clock security.',
  'Bright rooms with good ventilation and natural light.',
  'Modular kitchen with chimney and water purifier.',
  'Gated community with club house and swimming pool.',
  'Well connected to the highway and the airport.',
  'Corner unit with a wide balcony and garden view.',
  'Vastu compliant and ready to move in.',
  'Power backup for lifts and common areas.',
  'Peaceful neighbourhood near the lake.',
  'Clear title, loan available from all banks.',
  'Newly painted with wooden flooring in the bedrooms.',
  'Walking distance to the market and the bus stop.',
  'Spacious living room with a dining area.',
  'Two balconies facing the park.',
  'Rain water harvesting and solar heating.',
  'Suitable for a family with children.',
  'Private terrace with a view of the hills.',
  'Registered under RERA with possession on time.',
  'Servant room, store room and puja room included.',
  'Semi furnished with wardrobes and geysers.',
  'Gymnasium, jogging track and badminton court.',
  'Sea breeze all day and an open view.',
  'East facing main door with a sit out.',
  'Borewell and municipal water, never a shortage.',
  'Bank auction property at an attractive price.',
  'Pet friendly society with a large lawn.',
  'Duplex with an internal staircase and skylight.',
  'Heritage bungalow with a courtyard and well.',
  'Warehouse with loading dock and three phase power.',
  'Mango orchard with drip irrigation and fencing.',
  'Plug and play workspace with conference rooms.',
]

export const adjectives = (
  'Spacious Elegant Modern Bright Luxury Affordable ' +
  'Premium Cosy Furnished Independent Airy Charming'
).split(' ')
export const surroundings = (
  'near metro|near the lake|in gated community|with garden|with terrace|facing park|' +
  'on main road|close to school|with parking|near market'
).split('|')
export const societyFirst = (
  'Lotus Emerald Sapphire Maple Cedar Jasmine Tulip Ganga Kaveri Himalaya Ashoka Shanti ' +
  'Surya Chandra Sai Krishna Lakshmi Golden Pearl Crystal Ivory Amber Coral Saffron Marigold ' +
  'Neem Peepal Sandal Teak Nilgiri'
).split(' ')
export const societySecond = (
  'Residency Heights Towers Gardens Greens Meadows Villas Court Square Habitat Springs Manor ' +
  'Palace Homes Arcade Crest Grove Terraces Plaza Estate'
).split(' ')

export const amenities = (
  'Parking,Lift,Power Backup,Security,Gym,Swimming Pool,' +
  'Club House,Garden,Play Area,Intercom,CCTV,Water Supply'
).split(',')

export const givenNames = (
  'Aarav Aditi Amit Anita Arjun Deepa Divya Farhan Gaurav Harpreet ' +
  'Imran Isha Jaya Karan Kavya Lakshmi Manoj Meera Nikhil Pooja ' +
  'Rahul Ravi Rekha Sameer Sana Sunita Tarun Usha Vikram Zoya'
).split(' ')
export const familyNames = (
  'Agarwal Bose Chauhan Das Fernandes Gupta Iyer Jain Kapoor Khan Kulkarni Mehta Menon Nair ' +
  'Patel Pillai Rao Reddy Shah Sharma Shetty Singh Sinha Verma'
).split(' ')
