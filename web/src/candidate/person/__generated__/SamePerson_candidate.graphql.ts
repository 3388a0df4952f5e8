/**
 * @generated SignedSource<<c8ca8e08003237511641d17b9fa6d2db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DuplicateReason = "EMAIL" | "NAME_AND_TITLE" | "PHONE";
import type { FragmentRefs } from "relay-runtime";
export type SamePerson_candidate$data = {
  readonly createdAt: string;
  readonly displayName: string;
  readonly document: {
    readonly fileName: string;
    readonly readShare: number | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly merged: ReadonlyArray<{
    readonly displayName: string;
    readonly document: {
      readonly fileName: string;
    } | null | undefined;
    readonly id: string;
  }>;
  readonly mergedInto: {
    readonly displayName: string;
  } | null | undefined;
  readonly sameAs: ReadonlyArray<{
    readonly candidate: {
      readonly createdAt: string;
      readonly displayName: string;
      readonly document: {
        readonly fileName: string;
        readonly readShare: number | null | undefined;
      } | null | undefined;
      readonly id: string;
    };
    readonly reasons: ReadonlyArray<DuplicateReason>;
  }>;
  readonly " $fragmentType": "SamePerson_candidate";
};
export type SamePerson_candidate$key = {
  readonly " $data"?: SamePerson_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"SamePerson_candidate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Document",
  "kind": "LinkedField",
  "name": "document",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readShare",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SamePerson_candidate",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidate",
      "kind": "LinkedField",
      "name": "mergedInto",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidate",
      "kind": "LinkedField",
      "name": "merged",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Document",
          "kind": "LinkedField",
          "name": "document",
          "plural": false,
          "selections": [
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SamePerson",
      "kind": "LinkedField",
      "name": "sameAs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reasons",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Candidate",
          "kind": "LinkedField",
          "name": "candidate",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v4/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};
})();

(node as any).hash = "0f6265776357c6626fbe5b4fafb0d1eb";

export default node;
