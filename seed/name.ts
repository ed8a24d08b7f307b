import { random } from '@brickbazaar/random'

// Names from every part of the country; a first name is paired with a surname of its own region.
const people = [
  {
    first: [
      'Aarav',
      'Rohit',
      'Neha',
      'Pooja',
      'Vikram',
      'Anjali',
      'Manish',
      'Kavita',
      'Deepak',
      'Ritu',
    ],
    last: ['Sharma', 'Gupta', 'Agarwal', 'Verma', 'Mathur', 'Saxena', 'Tiwari', 'Chauhan'],
  },
  {
    first: ['Harpreet', 'Gurpreet', 'Simran', 'Jasleen', 'Manpreet', 'Karan', 'Navdeep', 'Amrit'],
    last: ['Gill', 'Bajwa', 'Grewal', 'Sandhu', 'Bedi', 'Ahluwalia', 'Dhillon'],
  },
  {
    first: ['Sneha', 'Aditya', 'Prachi', 'Omkar', 'Mugdha', 'Sagar', 'Ashwini', 'Nikhil'],
    last: ['Deshmukh', 'Kulkarni', 'Joshi', 'Patil', 'Gokhale', 'Shinde', 'Kadam'],
  },
  {
    first: ['Hetal', 'Jignesh', 'Bhavna', 'Chirag', 'Dhara', 'Mitesh', 'Nirali', 'Parth'],
    last: ['Patel', 'Shah', 'Mehta', 'Desai', 'Trivedi', 'Parekh', 'Gandhi'],
  },
  {
    first: ['Karthik', 'Divya', 'Senthil', 'Meenakshi', 'Arvind', 'Revathi', 'Prabhu', 'Kavitha'],
    last: ['Subramanian', 'Krishnan', 'Rajendran', 'Iyer', 'Sundaram', 'Natarajan', 'Murugan'],
  },
  {
    first: ['Srinivas', 'Lakshmi', 'Raviteja', 'Swathi', 'Venkatesh', 'Sirisha', 'Anil', 'Madhavi'],
    last: ['Reddy', 'Rao', 'Naidu', 'Chowdary', 'Varma', 'Prasad'],
  },
  {
    first: ['Chetan', 'Shruthi', 'Manjunath', 'Rashmi', 'Girish', 'Bhavya', 'Naveen', 'Pallavi'],
    last: ['Gowda', 'Hegde', 'Shetty', 'Bhat', 'Kamath', 'Murthy', 'Nayak'],
  },
  {
    first: ['Anoop', 'Sreelakshmi', 'Jijo', 'Anju', 'Vishnu', 'Merin', 'Rahul', 'Asha'],
    last: ['Nair', 'Menon', 'Pillai', 'Thomas', 'Varghese', 'Kurian', 'Mathew'],
  },
  {
    first: ['Sourav', 'Moumita', 'Arindam', 'Debjani', 'Subhash', 'Ananya', 'Partha', 'Rituparna'],
    last: ['Banerjee', 'Chatterjee', 'Mukherjee', 'Das', 'Ghosh', 'Sen', 'Bose'],
  },
  {
    first: ['Imran', 'Ayesha', 'Farhan', 'Zainab', 'Sameer', 'Nazia', 'Faisal', 'Shabana'],
    last: ['Khan', 'Qureshi', 'Shaikh', 'Siddiqui', 'Ansari', 'Pathan'],
  },
  {
    first: ['Bhaskar', 'Jahnavi', 'Pranjal', 'Rima', 'Sanjib', 'Biswajit', 'Lipika', 'Manash'],
    last: ['Borah', 'Kalita', 'Mohanty', 'Patnaik', 'Sahoo', 'Hazarika'],
  },
  {
    first: ['Rhea', 'Kevin', 'Natasha', 'Ivan', 'Sandra', 'Joel'],
    last: ['Dsouza', 'Fernandes', 'Pinto', 'Rodrigues', 'Lobo'],
  },
] as const

export function personName(seed: string): { first: string; last: string } {
  const dice = random(`${seed} person`)
  const { first, last } = dice.pick(people)
  return { first: dice.pick(first), last: dice.pick(last) }
}

const familyEnds = ['Estates', 'Realty', 'Properties', 'Associates']

const companyWords = [
  'Angan',
  'Nivasa',
  'Dehleez',
  'Gharonda',
  'Chaukhat',
  'Aashray',
  'Kutumb',
  'Suvidha',
  'Neev',
  'Sthaan',
  'Parichay',
  'Vishram',
  'Setu',
  'Sampada',
  'Kshitij',
] as const
const companyEnds = [
  'Realty',
  'Properties',
  'Homes',
  'Estates',
  'Property Services',
  'Realtors',
  'Housing',
  'Land & Homes',
  'Property Advisors',
  'Associates',
] as const

/** Returns an invented company name; some contain the founder's surname. */
export function companyName(seed: string): string {
  const dice = random(`${seed} company`)
  if (dice.chance(0.3)) return `${personName(seed).last} ${dice.pick(familyEnds)}`
  return `${dice.pick(companyWords)} ${dice.pick(companyEnds)}`
}

const societyFirst = [
  'Kadamba',
  'Parijat',
  'Champak',
  'Amaltas',
  'Palash',
  'Tulsi',
  'Ketaki',
  'Mogra',
  'Bakul',
  'Arjun',
  'Saptaparni',
  'Kachnar',
  'Kokila',
  'Sarang',
  'Mayura',
  'Chandrika',
  'Meghdoot',
  'Rituraj',
  'Vasundhara',
  'Indradhanush',
  'Sahyog',
  'Tarang',
  'Malhar',
  'Basant',
  'Shravan',
] as const
const societyLast = [
  'Residency',
  'Heights',
  'Enclave',
  'Apartments',
  'Towers',
  'Gardens',
  'Court',
  'Vihar',
  'Kunj',
  'Nivas',
  'Terraces',
  'Greens',
  'Park',
  'Meadows',
] as const

/** Returns an invented society name, after trees, birds and seasons. */
export function societyName(seed: string): string {
  const dice = random(`${seed} society`)
  return `${dice.pick(societyFirst)} ${dice.pick(societyLast)}`
}
