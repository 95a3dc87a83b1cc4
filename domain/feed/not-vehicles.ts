import type { SkipRule } from "./mapping.ts";

/** Things that auction houses and machinery dealers sell beside vehicles; none has an item type. */
export const notVehicles: Pick<SkipRule, "words" | "unless"> = {
  words: [
    ..."trailer, semitrailer, horse float, mower, lawnmower, ride on, zero turn, forklift, fork lift".split(", "),
    ..."pallet jack, pallet truck, reach truck, telehandler, scissor lift, boom lift, excavator, digger".split(", "),
    ..."backhoe, bulldozer, dozer, wheel loader, skid steer, track loader, front end loader, grader".split(", "),
    ..."road roller, compactor, tractor, combine harvester, baler, plough, slasher, seeder, generator".split(", "),
    ..."genset, air compressor, welder, pressure washer, lighting tower, boat, yacht, jet ski, jetski".split(", "),
    ..."watercraft, dinghy, catamaran, pontoon, outboard, aircraft, helicopter, golf cart, golf buggy".split(", "),
    ..."shipping container, sea container, mobility scooter, bicycle, push bike, ebike, attachment".split(", "),
  ],
  unless: ["camper trailer", "prime mover", "tractor unit", "tractor head"],
};
